import { useState, type FormEvent } from 'react';
import { historyState } from '../location/location';
import { Button } from '../ui/button';
import { Logo } from '../ui/logo';
import { Failure } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { usePageTitle } from '../ui/use-page-title';
import { useSignIn } from './session';

/** As the service asks for them. */
export const PASSWORD_MIN = 15;
export const PASSWORD_MAX = 128;

const WORDS = {
  'sign-in': { title: 'Welcome back', button: 'Sign in', other: 'New here?', otherButton: 'Create an account' },
  'sign-up': { title: 'Create your account', button: 'Create account', other: 'Have an account?', otherButton: 'Sign in' },
} as const;

/** For whoever is not signed in, at any address. */
export function SignInPage() {
  const { signUpEmail } = historyState();
  const [route, setRoute] = useState<'sign-in' | 'sign-up'>(signUpEmail === undefined ? 'sign-in' : 'sign-up');
  // What was typed stays when the form is another.
  const [email, setEmail] = useState(signUpEmail ?? '');
  usePageTitle(WORDS[route].title);
  return (
    <main className="grid min-h-dvh lg:grid-cols-2">
      <section className="flex items-center justify-center px-6 py-12">
        <div className="w-full max-w-sm">
          <Logo />
          <SignInForm key={route} {...{ route, email }} onEmail={setEmail} />
          <p className="text-soft mt-6 text-sm">
            {WORDS[route].other}{' '}
            <button
              type="button"
              className="text-accent rounded font-medium hover:underline"
              onClick={() => setRoute(route === 'sign-in' ? 'sign-up' : 'sign-in')}
            >
              {WORDS[route].otherButton}
            </button>
          </p>
        </div>
      </section>
      <WhatItDoes />
    </main>
  );
}

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
      <h1 className="text-2xl font-semibold tracking-tight">{WORDS[route].title}</h1>
      {isNew && <TextField label="Name" name="name" autoComplete="name" maxLength={200} />}
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => onEmail(target.value)}
        required
        autoFocus
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete={isNew ? 'new-password' : 'current-password'}
        minLength={isNew ? PASSWORD_MIN : undefined}
        maxLength={PASSWORD_MAX}
        hint={isNew ? `At least ${PASSWORD_MIN} characters. A few words you remember make a good one.` : undefined}
        required
      />
      <Failure error={signIn.error} />
      <Button type="submit" look="primary" className="w-full py-2" disabled={signIn.isPending}>
        {WORDS[route].button}
      </Button>
    </form>
  );
}

const SAMPLE = [
  ['Oak desk', '2', '450.00', '900.00'],
  ['Desk lamp', '4', '35.50', '142.00'],
  ['Delivery', '1', '60.00', '60.00'],
];

/** What the service is, in a sentence and a picture. */
const WhatItDoes = () => (
  <aside className="bg-accent-soft hidden flex-col items-center justify-center gap-8 p-12 lg:flex">
    <div aria-hidden="true" className="border-line bg-surface w-full max-w-md rotate-[-1deg] overflow-hidden rounded-xl border shadow-lg">
      <table className="w-full text-sm">
        <thead className="bg-sunken text-soft text-left text-xs">
          <tr>
            {['Description', 'Qty', 'Unit price', 'Amount'].map((column, index) => (
              <th key={column} className={`px-4 py-2.5 font-medium ${index > 0 ? 'text-right' : ''}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SAMPLE.map(([description, ...numbers]) => (
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
    <p className="max-w-md text-center text-lg text-balance">
      Invoices, receipts, statements, spreadsheets in. Tables you can check, value by value, out.
    </p>
  </aside>
);
