import { followInApp, navigate, useLocation, withParameter } from '../location/location';
import { Button } from '../ui/button';
import { Logo } from '../ui/logo';
import { useSignOut, type Account } from './session';

/** The top of every page. */
export function SessionBar({ account }: { account: Account }) {
  const url = useLocation();
  const signOut = useSignOut();
  return (
    <header className="flex items-center gap-2 py-3.5">
      <a href="/app" onClick={followInApp} className="mr-auto rounded-md" aria-label="Gridline, all documents">
        <Logo />
      </a>
      <Button look="quiet" onClick={() => navigate(withParameter(url, 'modal', 'webhooks'))}>
        Webhooks &amp; API
      </Button>
      <a href="/docs" className="text-soft hover:text-ink hidden rounded-md px-2 py-1.5 text-sm font-medium sm:block">
        Docs
      </a>
      <span className="text-soft border-line hidden max-w-56 truncate border-l pl-3 text-sm md:block" title={account.email}>
        {account.name || account.email}
      </span>
      <Button look="quiet" onClick={() => signOut.mutate()} disabled={signOut.isPending}>
        Sign out
      </Button>
    </header>
  );
}
