import { useState, type FormEvent } from 'react';
import { navigate, useLocation, withParameter } from '../location/location';
import { useChangeAccount, type Account } from '../session/session';
import { PASSWORD_MAX } from '../session/sign-in-page';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Failure, Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';

/** Who the account belongs to. */
export function AccountCard({ account }: { account: Account }) {
  const url = useLocation();
  const change = useChangeAccount();
  return (
    <Card
      title="Account"
      action={
        <Button look="quiet" className="-my-1.5 -mr-3" onClick={() => navigate(withParameter(url, 'modal', 'account'))}>
          Password and sessions
        </Button>
      }
    >
      {/* Begun anew once it is saved. */}
      <AccountForm key={`${account.name} ${account.email}`} {...{ account, change }} />
    </Card>
  );
}

function AccountForm({ account, change }: { account: Account; change: ReturnType<typeof useChangeAccount> }) {
  const [email, setEmail] = useState(account.email);
  const isOtherEmail = email.trim().toLowerCase() !== account.email;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const name = String(form.get('name'));
    change.mutate({ name, ...(isOtherEmail ? { email, currentPassword: String(form.get('currentPassword')) } : {}) });
  };
  return (
    <form onSubmit={submit} aria-label="Account" className="space-y-3">
      <TextField label="Name" name="name" autoComplete="name" maxLength={200} defaultValue={account.name} />
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {isOtherEmail && (
        <TextField
          label="Current password"
          name="currentPassword"
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
          hint="Needed for another address. You sign in with that address from then on."
          required
        />
      )}
      <Failure error={change.error} />
      {change.isSuccess && <Notice tone="good">Saved.</Notice>}
      <Button type="submit" disabled={change.isPending}>
        Save
      </Button>
    </form>
  );
}
