import { Outlet, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { NewPasswordPage } from './session/new-password-page';
import { resetToken, useSession, type Account } from './session/session';
import { SessionBar } from './session/session-bar';
import { SignInPage } from './session/sign-in-page';
import { Loading } from './ui/loading';
import { FailedReading } from './ui/notice';
import { PartOnItsWay } from './ui/part-on-its-way';
import { DropWindow } from './upload/drop-window';
import { UploadTray } from './upload/upload-tray';

/** What is for those who have an account. Signing in changes nothing about the address. */
export function OwnApp() {
  const session = useSession();
  const { data: account, error, isPending } = session;
  const token = resetToken(useLocation({ select: ({ hash }) => hash }));
  if (token) return <NewPasswordPage token={token} />;
  if (isPending) return <Loading />;
  if (error)
    return (
      <main className="mx-auto mt-24 max-w-md px-4">
        <FailedReading reading={session} />
      </main>
    );
  if (!account) return <SignInPage />;
  return (
    <>
      <Outlet />
      <Panels account={account} />
      <DropWindow />
      <UploadTray />
    </>
  );
}

/** Fetched when the first of them is opened. */
const DevelopersDialog = lazy(() => import('./developers/developers-dialog').then((module) => ({ default: module.DevelopersDialog })));
const AccountDialog = lazy(() => import('./session/account-dialog').then((module) => ({ default: module.AccountDialog })));

/** What the address may open over a page. A panel that was open stays, so that it closes as panels do. */
function Panels({ account }: { account: Account }) {
  const modal = useSearch({ strict: false, select: ({ modal: named }) => named });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (modal !== undefined && !opened.has(modal)) setOpened(new Set([...opened, modal]));
  const panelOf = (name: string, panel: ReactNode): ReactNode =>
    opened.has(name) && <Suspense fallback={modal === name && <LatePanel />}>{panel}</Suspense>;
  return (
    <>
      {panelOf('webhooks', <DevelopersDialog />)}
      {panelOf('account', <AccountDialog account={account} />)}
    </>
  );
}

/** Over the page, as the panel would be. */
function LatePanel() {
  const navigate = useNavigate();
  const close = () => void navigate({ to: '.', search: (now) => ({ ...now, modal: undefined }) });
  return (
    <div className="fixed inset-x-3 top-[4vh] z-30">
      <div className="bg-canvas border-line mx-auto w-fit rounded-2xl border shadow-2xl empty:hidden">
        <PartOnItsWay onClose={close} />
      </div>
    </div>
  );
}

/** Every page but that of a document. */
export function Framed() {
  const { data: account } = useSession();
  return (
    <div className="mx-auto max-w-[96rem] px-4 pb-10 sm:px-6">
      {account && <SessionBar account={account} />}
      <main>
        <Outlet />
      </main>
    </div>
  );
}
