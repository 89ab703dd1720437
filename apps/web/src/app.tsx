import { lazy, Suspense, type ReactNode } from 'react';
import { DevelopersDialog } from './developers/developers-dialog';
import { HomePage } from './documents/home-page';
import { LandingPage } from './landing/landing-page';
import { followInApp, useLocation } from './location/location';
import { AccountDialog } from './session/account-dialog';
import { SessionBar } from './session/session-bar';
import { NewPasswordPage } from './session/new-password-page';
import { resetToken, useSession, type Account } from './session/session';
import { SettingsPage } from './settings/settings-page';
import { SignInPage } from './session/sign-in-page';
import { Failure } from './ui/notice';
import { usePageTitle } from './ui/use-page-title';
import { DropWindow } from './upload/drop-window';
import { UploadTray } from './upload/upload-tray';

/** The largest part of the app, which nobody needs before there is a document. */
const ReviewPage = lazy(() => import('./review/review-page').then(({ ReviewPage: page }) => ({ default: page })));

/** Everything. The address says what is shown; signing in changes nothing about it. */
export function App() {
  const url = useLocation();
  return url.pathname === '/' ? <LandingPage /> : <OwnApp url={url} />;
}

/** What is for those who have an account. */
function OwnApp({ url }: { url: URL }) {
  const { data: account, error, isPending } = useSession();
  const token = resetToken(url.hash);
  if (token) return <NewPasswordPage token={token} />;
  if (isPending) return null;
  if (error) return <Centered error={error} />;
  if (!account) return <SignInPage />;
  const documentId = /^\/app\/extractions\/([\w-]+)$/.exec(url.pathname)?.[1];
  return (
    <>
      {documentId ? (
        <Suspense>
          <ReviewPage key={documentId} id={documentId} />
        </Suspense>
      ) : (
        <Home account={account} path={url.pathname} />
      )}
      <DevelopersDialog />
      <AccountDialog account={account} />
      <DropWindow />
      <UploadTray />
    </>
  );
}

/** What is at each address, but for documents. */
const PAGES: Readonly<Record<string, () => ReactNode>> = { '/app': HomePage, '/app/settings': SettingsPage };

const Home = ({ account, path }: { account: Account; path: string }) => {
  const Page = PAGES[path] ?? UnknownPage;
  return (
    <div className="mx-auto max-w-[96rem] px-4 pb-10 sm:px-6">
      <SessionBar account={account} />
      <main>
        <Page />
      </main>
    </div>
  );
};

function UnknownPage() {
  usePageTitle('No such page');
  return (
    <section className="py-24 text-center">
      <h1 className="text-lg font-semibold">There is no page at this address.</h1>
      <a href="/app" onClick={followInApp} className="text-accent mt-2 inline-block rounded hover:underline">
        All documents
      </a>
    </section>
  );
}

const Centered = ({ error }: { error: unknown }) => (
  <main className="mx-auto mt-24 max-w-md px-4">
    <Failure error={error} />
  </main>
);
