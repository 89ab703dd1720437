import { useState, type FormEvent } from 'react';
import { useLocation } from '@tanstack/react-router';
import { Button } from '../ui/button';
import { Logo } from '../ui/logo';
import { Failure } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { usePageTitle } from '../ui/use-page-title';
import { WORDS } from '../words/words';
import { useSignIn } from './session';
import { CurrentPassword, NewPassword, PASSWORD_MIN } from './password-fields';

const { common, session } = WORDS;

/** For whoever is not signed in, at any address. */
export function SignInPage() {
  const signUpEmail = useLocation({ select: ({ state }) => state.signUpEmail });
  const [route, setRoute] = useState<'sign-in' | 'sign-up'>(signUpEmail === undefined ? 'sign-in' : 'sign-up');
  // What was typed stays when the form is another.
  const [email, setEmail] = useState(signUpEmail ?? '');
  usePageTitle(session[route].title);
  return (
    <main className="grid min-h-dvh lg:grid-cols-2">
      <section className="flex items-center justify-center px-6 py-12">
        <div className="w-full max-w-sm">
          <Logo />
          <SignInForm key={route} {...{ route, email }} onEmail={setEmail} />
          <p className="text-soft mt-6 text-sm">
            {session[route].other}{' '}
            <button
              type="button"
              className="text-accent rounded font-medium hover:underline"
              onClick={() => setRoute(route === 'sign-in' ? 'sign-up' : 'sign-in')}
            >
              {session[route].otherButton}
            </button>
          </p>
        </div>
      </section>
      <WhatItDoes />
    </main>
  );
}

/** There is one here, which needs no word of which it is. */
const PASSWORD = { label: common.password, name: 'password' };

interface SignInFormProps {
  route: 'sign-in' | 'sign-up';
  email: string;
  onEmail: (email: string) => void;
}

function SignInForm({ route, email, onEmail }: SignInFormProps) {
  const signIn = useSignIn(route);
  const isNew = route === 'sign-up';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    signIn.mutate({ email, password: text('password'), ...(isNew ? { name: text('name') } : {}) });
  };
  return (
    <form onSubmit={submit} className="mt-8 space-y-4">
      <h1 className="text-2xl font-semibold tracking-tight">{session[route].title}</h1>
      {isNew && <TextField label={common.name} name="name" autoComplete="name" maxLength={200} />}
      <TextField
        label={common.email}
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        required
        autoFocus
      />
      {isNew ? <NewPassword {...PASSWORD} hint={session.passwordHint(PASSWORD_MIN)} /> : <CurrentPassword {...PASSWORD} />}
      <Failure error={signIn.error} />
      <Button type="submit" look="primary" className="w-full py-2" disabled={signIn.isPending}>
        {session[route].button}
      </Button>
    </form>
  );
}

/** What the service is, in a sentence and a picture. */
const WhatItDoes = () => (
  <aside className="bg-accent-soft hidden flex-col items-center justify-center gap-8 p-12 lg:flex">
    <div aria-hidden="true" className="border-line bg-surface w-full max-w-md rotate-[-1deg] overflow-hidden rounded-xl border shadow-lg">
      <table className="w-full text-sm">
        <thead className="bg-sunken text-soft text-left text-xs">
          <tr>
            {session.sampleColumns.map((column, index) => (
              <th key={column} className={`px-4 py-2.5 font-medium ${index > 0 ? 'text-right' : ''}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {session.sampleRows.map(([description, ...numbers]) => (
            <tr key={description} className="border-line border-t">
              <td className="px-4 py-2.5">{description}</td>
              {numbers.map((number, index) => (
                <td key={index} className="px-4 py-2.5 text-right tabular-nums">
                  {number}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    <p className="max-w-md text-center text-lg text-balance">{session.whatItDoes}</p>
  </aside>
);
