import type { FormEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { Button } from '../ui/button';
import { Logo } from '../ui/logo';
import { Failure } from '../ui/notice';
import { usePageTitle } from '../ui/use-page-title';
import { WORDS } from '../words/words';
import { useNewPassword } from './session';
import { NewPassword, PASSWORD_MIN } from './password-fields';

const { session } = WORDS;

/** Where an operator's one-time link leads. */
export function NewPasswordPage({ token }: { token: string }) {
  const reset = useNewPassword(token);
  const navigate = useNavigate();
  usePageTitle(session.choosePassword);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    reset.mutate(password, { onSuccess: () => void navigate({ to: '/app', hash: '' }) });
  };
  return (
    <main className="mx-auto w-full max-w-sm px-6 py-12">
      <Logo />
      <form onSubmit={submit} className="mt-8 space-y-4">
        <h1 className="text-2xl font-semibold tracking-tight">{session.choosePassword}</h1>
        <NewPassword name="password" hint={session.choosePasswordHint(PASSWORD_MIN)} autoFocus />
        <Failure error={reset.error} />
        <Button type="submit" look="primary" className="w-full py-2" disabled={reset.isPending}>
          {session.setPassword}
        </Button>
      </form>
    </main>
  );
}
