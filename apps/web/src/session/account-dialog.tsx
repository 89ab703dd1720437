import type { FormEvent } from 'react';
import { Button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { Failure, Notice } from '../ui/notice';
import { Panel } from '../ui/panel';
import { WORDS } from '../words/words';
import { useChangePassword, useSignOutEverywhere, type Account } from './session';
import { CurrentPassword, NewPassword, PASSWORD_MIN } from './password-fields';

const { session } = WORDS;

/** The account's panel, open while the address says `modal=account`. */
export const AccountDialog = ({ account }: { account: Account }) => (
  <Panel modal="account" title={session.account} what={account.email} className="max-w-md overflow-y-auto">
    <PasswordForm email={account.email} />
    <Sessions />
  </Panel>
);

function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = (name: string) => String(new FormData(form).get(name) ?? '');
    const passwords = { currentPassword: text('currentPassword'), newPassword: text('newPassword') };
    change.mutate(passwords, { onSuccess: () => form.reset() });
  };
  return (
    <form onSubmit={submit} className="space-y-4 px-6 py-5" aria-label={session.changePassword}>
      <h3 className="text-sm font-semibold">{session.changePassword}</h3>
      {/* For what keeps passwords: it is told whose this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <CurrentPassword />
      <NewPassword hint={session.changePasswordHint(PASSWORD_MIN)} />
      <Failure error={change.error} />
      {change.isSuccess && <Notice tone="good">{session.passwordChanged}</Notice>}
      <Button type="submit" look="primary" disabled={change.isPending}>
        {session.changePasswordButton}
      </Button>
    </form>
  );
}

function Sessions() {
  const end = useSignOutEverywhere();
  return (
    <section aria-label={session.sessions} className="border-line space-y-3 border-t px-6 py-5">
      <h3 className="text-sm font-semibold">{session.sessions}</h3>
      <p className="text-soft text-sm">{session.sessionsHint}</p>
      <Failure error={end.error} />
      <ConfirmButton
        label={session.everywhere}
        confirmLabel={session.everywhereNow}
        onConfirm={() => end.mutate()}
        disabled={end.isPending}
        isFramed
      />
    </section>
  );
}
