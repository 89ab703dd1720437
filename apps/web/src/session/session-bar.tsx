import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { Logo } from '../ui/logo';
import { WORDS } from '../words/words';
import { useSignOut, type Account } from './session';

const { common, pages } = WORDS;

const PAGES = [
  { to: '/app', name: common.documents, exact: true },
  { to: '/app/usage', name: common.usage, exact: false },
  { to: '/app/settings', name: common.settings, exact: false },
] as const;

const LOOK = 'text-soft hover:text-ink data-[status=active]:text-ink rounded-md px-2.5 py-1.5 text-sm font-medium';
const ITEM = 'hover:bg-sunken block w-full rounded-md px-3 py-1.5 text-left text-sm';

/** The top of every page. */
export const SessionBar = ({ account }: { account: Account }) => (
  <header className="flex items-center gap-1 py-3">
    <Link to="/app" className="mr-3 rounded-md" aria-label={pages.home}>
      <Logo />
    </Link>
    <nav aria-label={pages.main} className="flex flex-1 items-center gap-1 max-md:hidden">
      {PAGES.map(({ to, name, exact }) => (
        <Link key={to} to={to} activeOptions={{ exact, includeSearch: false }} className={LOOK}>
          {name}
        </Link>
      ))}
      <Link to="." search={(now) => ({ ...now, modal: 'webhooks' })} activeProps={{}} className={LOOK}>
        {common.webhooksAndApi}
      </Link>
      <a href="/docs" className={LOOK}>
        {common.docs}
      </a>
    </nav>
    <AccountMenu account={account} />
  </header>
);

const MENU = 'account-menu';

/** What concerns the person; on a phone, where else to go too. The browser opens and closes it. */
function AccountMenu({ account }: { account: Account }) {
  const signOut = useSignOut();
  const menu = useRef<HTMLDivElement>(null);
  return (
    <>
      <Opener account={account} />
      <div
        ref={menu}
        id={MENU}
        popover="auto"
        onClick={() => menu.current?.hidePopover()}
        className="border-line bg-surface text-ink inset-auto top-13 right-4 m-0 w-56 rounded-xl border p-1 shadow-lg sm:right-6 2xl:right-[max(1.5rem,calc(50vw-46.5rem))]"
      >
        <p className="text-soft border-line mb-1 truncate border-b px-3 py-1.5 text-xs">{account.email}</p>
        <PagesOnPhone />
        <Link to="." search={(now) => ({ ...now, modal: 'account' as const })} className={ITEM}>
          {common.passwordAndSessions}
        </Link>
        <button type="button" onClick={() => signOut.mutate()} className={ITEM}>
          {common.signOut}
        </button>
      </div>
    </>
  );
}

/** Who is signed in. */
function Opener({ account }: { account: Account }) {
  const name = account.name || account.email;
  return (
    <button
      type="button"
      popoverTarget={MENU}
      aria-label={name}
      title={pages.accountOf(account.email)}
      className="hover:bg-sunken ml-auto flex max-w-64 items-center gap-2 rounded-full py-1 pr-3 pl-1 text-sm font-medium -mr-3"
    >
      <span
        aria-hidden="true"
        className="bg-accent-soft text-accent grid size-7 flex-none place-items-center rounded-full text-xs font-semibold uppercase"
      >
        {[...name][0]}
      </span>
      <bdi className="truncate">{name}</bdi>
    </button>
  );
}

/** Where else to go, where the bar has no room for it. */
const PagesOnPhone = () => (
  <nav aria-label={pages.menu} className="border-line mb-1 border-b pb-1 md:hidden">
    {PAGES.map(({ to, name: page }) => (
      <Link key={to} to={to} className={ITEM}>
        {page}
      </Link>
    ))}
    <Link to="." search={(now) => ({ ...now, modal: 'webhooks' as const })} className={ITEM}>
      {common.webhooksAndApi}
    </Link>
    <a href="/docs" className={ITEM}>
      {common.docs}
    </a>
  </nav>
);
