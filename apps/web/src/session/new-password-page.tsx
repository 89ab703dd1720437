import type { FormEvent } from 'react';
import { navigate } from '../location/location';
import { Button } from '../ui/button';
import { Logo } from '../ui/logo';
import { Failure } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { useNewPassword } from './session';
import { PASSWORD_MAX, PASSWORD_MIN } from './sign-in-page';

/** Where an operator's one-time link leads. */
export function NewPasswordPage({ token }: { token: string }) {
  const reset = useNewPassword(token);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    reset.mutate(password, { onSuccess: () => navigate('/app') });
  };
  return (
    <main className="mx-auto w-full max-w-sm px-6 py-12">
      <Logo />
      <form onSubmit={submit} className="mt-8 space-y-4">
        <h1 className="text-2xl font-semibold tracking-tight">Choose a new password</h1>
        <TextField
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={PASSWORD_MIN}
          maxLength={PASSWORD_MAX}
          hint={`At least ${PASSWORD_MIN} characters. You are signed out everywhere and sign in with it.`}
          required
          autoFocus
        />
        <Failure error={reset.error} />
        <Button type="submit" look="primary" className="w-full py-2" disabled={reset.isPending}>
          Set the password
        </Button>
      </form>
    </main>
  );
}
