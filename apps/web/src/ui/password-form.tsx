import type { FormEvent } from 'react';
import { Button } from './button';
import { WORDS } from '../words/words';

interface PasswordFormProps {
  /** Of the document. */
  name: string;
  onUnlock: (password: string) => void;
  isBusy?: boolean;
}

/** Asks for the password of a document. */
export function PasswordForm({ name, onUnlock, isBusy }: PasswordFormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onUnlock(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <form onSubmit={submit} className="mt-1.5 flex flex-wrap gap-2">
      <input
        type="password"
        name="password"
        required
        autoComplete="off"
        aria-label={WORDS.common.passwordOf(name)}
        placeholder={WORDS.common.password}
        className="border-line bg-canvas w-28 min-w-0 flex-1 rounded-lg border px-2.5 py-1 text-sm"
      />
      <Button type="submit" disabled={isBusy}>
        {WORDS.common.unlock}
      </Button>
    </form>
  );
}
