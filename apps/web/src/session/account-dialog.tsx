import { Dialog } from '@base-ui/react/dialog';
import type { FormEvent } from 'react';
import { navigate, useLocation, withParameter } from '../location/location';
import { Button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { Failure, Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { useChangePassword, useSignOutEverywhere, type Account } from './session';
import { PASSWORD_MAX, PASSWORD_MIN } from './sign-in-page';

/** The account's panel, open while the address says `modal=account`. */
export function AccountDialog({ account }: { account: Account }) {
  const url = useLocation();
  const isOpen = url.searchParams.get('modal') === 'account';
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => navigate(withParameter(url, 'modal', open ? 'account' : null))}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-black/40" />
        <Dialog.Popup className="bg-canvas border-line fixed inset-x-3 top-[4vh] z-30 mx-auto flex max-h-[92vh] max-w-md flex-col overflow-y-auto rounded-2xl border shadow-2xl">
          <header className="flex items-start justify-between gap-4 px-6 pt-5">
            <div className="min-w-0">
              <Dialog.Title className="text-lg font-semibold tracking-tight">Account</Dialog.Title>
              <Dialog.Description className="text-soft truncate text-sm">{account.email}</Dialog.Description>
            </div>
            <Dialog.Close
              aria-label="Close"
              className="text-soft hover:bg-sunken hover:text-ink -mt-1 -mr-2 size-8 flex-none rounded-lg text-xl leading-none"
            >
              ×
            </Dialog.Close>
          </header>
          <PasswordForm email={account.email} />
          <Sessions />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

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
    <form onSubmit={submit} className="space-y-4 px-6 py-5" aria-label="Change the password">
      <h3 className="text-sm font-semibold">Change the password</h3>
      {/* For what keeps passwords: it is told whose this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <TextField
        label="Current password"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
        required
      />
      <TextField
        label="New password"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        hint={`At least ${PASSWORD_MIN} characters. You stay signed in here, and nowhere else.`}
        required
      />
      <Failure error={change.error} />
      {change.isSuccess && <Notice tone="good">The password is changed. Every other session has ended.</Notice>}
      <Button type="submit" look="primary" disabled={change.isPending}>
        Change password
      </Button>
    </form>
  );
}

function Sessions() {
  const end = useSignOutEverywhere();
  return (
    <section aria-label="Sessions" className="border-line space-y-3 border-t px-6 py-5">
      <h3 className="text-sm font-semibold">Sessions</h3>
      <p className="text-soft text-sm">Ends every session of this account, this one too. API keys go on working.</p>
      <Failure error={end.error} />
      <ConfirmButton
        label="Sign out everywhere"
        confirmLabel="Sign out everywhere now"
        onConfirm={() => end.mutate()}
        disabled={end.isPending}
      />
    </section>
  );
}
