import { Link, Outlet, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { Button } from './ui/button';
import { Failure } from './ui/notice';
import { Offline } from './ui/offline';
import { usePageTitle } from './ui/use-page-title';
import { WORDS } from './words/words';

const { common, pages } = WORDS;

/** Around every page. */
export const Root = () => (
  <>
    <Offline />
    <Outlet />
  </>
);

/** Where nothing is. */
export function UnknownPage() {
  usePageTitle(pages.unknownTitle);
  return (
    <section className="py-24 text-center">
      <h1 className="text-lg font-semibold">{pages.unknown}</h1>
      <Link to="/app" className="text-accent mt-2 inline-block rounded hover:underline">
        {common.allDocuments}
      </Link>
    </section>
  );
}

/** What threw, or could not be loaded. */
export function Broken({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <main className="mx-auto max-w-md space-y-4 px-4 py-24">
      <h1 className="text-lg font-semibold">{pages.broken}</h1>
      <Failure error={error} />
      <p className="text-soft text-sm">{pages.brokenHint}</p>
      <div className="flex gap-2">
        <Button look="primary" onClick={again}>
          {common.tryAgain}
        </Button>
        <Button onClick={() => window.location.reload()}>{pages.reload}</Button>
      </div>
    </main>
  );
}
