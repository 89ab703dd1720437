import { useState, type FormEvent } from 'react';
import { useCloseAccount, type Account } from '../session/session';
import { PASSWORD_MAX } from '../session/sign-in-page';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Failure } from '../ui/notice';
import { TextField } from '../ui/text-field';

/** Ends the account; asks for its address and its password, as there is no way back. */
export function CloseAccountCard({ account: { email } }: { account: Account }) {
  const close = useCloseAccount();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    close.mutate(String(new FormData(event.currentTarget).get('currentPassword')));
  };
  return (
    <Card title="Close the account">
      <form onSubmit={submit} aria-label="Close the account" className="space-y-3">
        <p className="text-soft text-sm">
          At once nobody can sign in and no key works. Documents, tables, corrections, keys, endpoints and usage are removed for good within
          minutes. There is no way back.
        </p>
        <TextField
          label={`Type ${email} to confirm`}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <TextField
          label="Password of the account"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          required
        />
        <Failure error={close.error} />
        <Button type="submit" look="danger" className="border-current!" disabled={typed.trim().toLowerCase() !== email || close.isPending}>
          Close the account for good
        </Button>
      </form>
    </Card>
  );
}
