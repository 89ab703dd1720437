import { DevelopersDialog } from './developers/developers-dialog';
import { DocumentPage } from './documents/document-page';
import { HomePage } from './documents/home-page';
import { useLocation } from './location/location';
import { AccountDialog } from './session/account-dialog';
import { SessionBar } from './session/session-bar';
import { NewPasswordPage } from './session/new-password-page';
import { resetToken, useSession } from './session/session';
import { SignInPage } from './session/sign-in-page';
import { Failure } from './ui/notice';

/** Everything. The address says what is shown; signing in changes nothing about it. */
export function App() {
  const { data: account, error, isPending } = useSession();
  const url = useLocation();
  const token = resetToken(url.hash);
  if (token) return <NewPasswordPage token={token} />;
  if (isPending) return null;
  if (error) return <Centered error={error} />;
  if (!account) return <SignInPage />;
  const documentId = /^\/app\/extractions\/([\w-]+)$/.exec(url.pathname)?.[1];
  return (
    <div className="mx-auto max-w-[96rem] px-4 pb-10 sm:px-6">
      <SessionBar account={account} />
      <main>{documentId ? <DocumentPage key={documentId} id={documentId} /> : <HomePage />}</main>
      <DevelopersDialog />
      <AccountDialog account={account} />
    </div>
  );
}

const Centered = ({ error }: { error: unknown }) => (
  <main className="mx-auto mt-24 max-w-md px-4">
    <Failure error={error} />
  </main>
);
