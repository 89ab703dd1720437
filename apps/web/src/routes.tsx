import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { Broken, Root, UnknownPage } from './pages';
import { LoadingPage } from './ui/loading';
import { inboxSearch } from './documents/inbox-search';
import { Inbox } from './documents/inbox';
import { LandingPage } from './landing/landing-page';
import { Framed, OwnApp } from './own-app';
import { SettingsPage } from './settings/settings-page';
import { UsagePage } from './usage/usage-page';

/** The panels over a page, as the address names them: `/app?modal=webhooks`. */
const MODALS = ['webhooks', 'account'] as const;

const root = createRootRoute({ component: Root, notFoundComponent: UnknownPage });
const landing = createRoute({ getParentRoute: () => root, path: '/', component: LandingPage });
const own = createRoute({
  getParentRoute: () => root,
  path: '/app',
  component: OwnApp,
  validateSearch: ({ modal }: Readonly<Record<string, unknown>>): { modal?: (typeof MODALS)[number] } => ({
    modal: MODALS.find((each) => each === modal),
  }),
});
const framed = createRoute({ getParentRoute: () => own, id: 'framed', component: Framed });
const inbox = createRoute({ getParentRoute: () => framed, path: '/', component: Inbox, validateSearch: inboxSearch });
const usage = createRoute({ getParentRoute: () => framed, path: '/usage', component: UsagePage });
const settings = createRoute({ getParentRoute: () => framed, path: '/settings', component: SettingsPage });
const unknown = createRoute({ getParentRoute: () => framed, path: '/$', component: UnknownPage });
/** The largest part of the app, which nobody needs before there is a document. */
const document = createRoute({
  getParentRoute: () => own,
  path: '/extractions/$id',
  component: lazyRouteComponent(() => import('./review/review-page'), 'ReviewPage'),
  remountDeps: ({ params: { id } }) => id,
});

/** What is at each address. */
export const router = createRouter({
  routeTree: root.addChildren([landing, own.addChildren([framed.addChildren([inbox, usage, settings, unknown]), document])]),
  defaultPreload: 'intent',
  defaultPendingMs: 200,
  defaultPendingComponent: LoadingPage,
  defaultErrorComponent: Broken,
  // Parameters are plain texts, as a person types them.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const set = Object.entries(search).filter(([, value]) => value !== undefined);
    return set.length === 0 ? '' : `?${new URLSearchParams(set as [string, string][])}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
  /** What goes along with an address without being in it. */
  interface HistoryState {
    /** Typed by somebody who has no account yet. */
    signUpEmail?: string;
  }
}
