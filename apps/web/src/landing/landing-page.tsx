import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, type FormEvent } from 'react';
import { Button, LinkButton, PlainLink } from '../ui/button';
import { Logo } from '../ui/logo';
import { PartOnItsWay } from '../ui/part-on-its-way';
import { usePageTitle } from '../ui/use-page-title';
import { WORDS } from '../words/words';

/** It is large, and below what is read first. */
const SampleViewer = lazy(() => import('./sample-viewer').then(({ SampleViewer: viewer }) => ({ default: viewer })));

/** What a newcomer sees: what this is, in a line, and a document to try it on. */
export function LandingPage() {
  usePageTitle(WORDS.landing.title);
  return (
    <div className="mx-auto max-w-[90rem] px-4 pb-16 sm:px-8">
      <Header />
      <main>
        <section className="mx-auto max-w-3xl py-10 text-center sm:py-14">
          <h1 className="text-3xl font-semibold tracking-tight text-balance sm:text-5xl">{WORDS.landing.headline}</h1>
          <p className="text-soft mx-auto mt-4 max-w-2xl text-lg text-balance">{WORDS.landing.line}</p>
          <Begin />
        </section>
        <Sample />
        <ul className="mt-10 grid gap-6 sm:grid-cols-3">
          {WORDS.landing.points.map(([title, text]) => (
            <li key={title}>
              <h2 className="font-semibold">{title}</h2>
              <p className="text-soft mt-1 text-sm">{text}</p>
            </li>
          ))}
        </ul>
      </main>
    </div>
  );
}

const Header = () => (
  <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-5">
    <Logo />
    <nav aria-label={WORDS.landing.site} className="flex items-center gap-1">
      <PlainLink look="quiet" href="/docs">
        {WORDS.landing.docs}
      </PlainLink>
      <LinkButton to="/app">{WORDS.landing.signIn}</LinkButton>
    </nav>
  </header>
);

/** The address that is typed here stands in the form for an account. */
function Begin() {
  const navigate = useNavigate();
  const begin = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '');
    void navigate({ to: '/app', state: { signUpEmail: email } });
  };
  return (
    <form onSubmit={begin} className="mx-auto mt-7 flex max-w-md flex-wrap justify-center gap-2">
      <input
        type="email"
        name="email"
        autoComplete="email"
        aria-label={WORDS.landing.email}
        placeholder={WORDS.landing.emailExample}
        className="border-line bg-surface placeholder:text-soft min-w-0 flex-1 basis-52 rounded-lg border px-3 py-2 text-sm shadow-xs"
      />
      <Button type="submit" look="primary" className="px-4 py-2 max-sm:w-full">
        {WORDS.landing.begin}
      </Button>
    </form>
  );
}

const Sample = () => (
  <section aria-label={WORDS.landing.sampleLabel}>
    <p className="text-soft mb-2 text-sm">{WORDS.landing.sampleHint}</p>
    <div className="border-line bg-surface h-[46rem] max-h-[85dvh] overflow-hidden rounded-xl border shadow-lg">
      <Suspense
        fallback={
          <PartOnItsWay>
            <p className="text-soft p-6 text-sm">{WORDS.landing.loading}</p>
          </PartOnItsWay>
        }
      >
        <SampleViewer />
      </Suspense>
    </div>
  </section>
);
