import { followInApp, navigate, useLocation, withParameter } from '../location/location';
import { Button } from '../ui/button';
import { Logo } from '../ui/logo';
import { useSignOut, type Account } from './session';

/** The top of every page. */
export function SessionBar({ account }: { account: Account }) {
  const url = useLocation();
  const signOut = useSignOut();
  return (
    <header className="flex flex-wrap items-center gap-x-2 py-3.5">
      <a href="/app" onClick={followInApp} className="mr-auto rounded-md" aria-label="Gridline, all documents">
        {/* A phone has room for the mark alone. */}
        <Logo nameClass="max-sm:hidden" />
      </a>
      <Button look="quiet" onClick={() => navigate(withParameter(url, 'modal', 'webhooks'))}>
        Webhooks &amp; API
      </Button>
      <a href="/app/settings" onClick={followInApp} className="text-soft hover:text-ink rounded-md px-2 py-1.5 text-sm font-medium">
        Settings
      </a>
      <a href="/docs" className="text-soft hover:text-ink hidden rounded-md px-2 py-1.5 text-sm font-medium sm:block">
        Docs
      </a>
      <Button
        look="quiet"
        className="max-w-56 max-sm:hidden"
        title={`Account: ${account.email}`}
        onClick={() => navigate(withParameter(url, 'modal', 'account'))}
      >
        <span className="truncate">{account.name || account.email}</span>
      </Button>
      <Button look="quiet" onClick={() => signOut.mutate()} disabled={signOut.isPending}>
        Sign out
      </Button>
    </header>
  );
}
