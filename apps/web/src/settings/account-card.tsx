import { useState, type FormEvent } from 'react';
import { useChangeAccount, type Account } from '../session/session';
import { CurrentPassword } from '../session/password-fields';
import { Button, LinkButton } from '../ui/button';
import { Failure, Notice } from '../ui/notice';
import { SettingCard } from '../ui/setting-card';
import { TextField } from '../ui/text-field';
import { WORDS } from '../words/words';

const { common, settings } = WORDS;

/** Who the account belongs to. */
export function AccountCard({ account }: { account: Account }) {
  const change = useChangeAccount();
  return (
    <SettingCard
      title={settings.account}
      hint={settings.accountHint}
      action={
        <LinkButton to="." search={(now) => ({ ...now, modal: 'account' as const })}>
          {common.passwordAndSessions}
        </LinkButton>
      }
    >
      {/* Begun anew once it is saved. */}
      <AccountForm key={`${account.name} ${account.email}`} {...{ account, change }} />
    </SettingCard>
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
    <form onSubmit={submit} aria-label={settings.account} className="space-y-3">
      <TextField label={common.name} name="name" autoComplete="name" maxLength={200} defaultValue={account.name} />
      <TextField
        label={common.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {isOtherEmail && <CurrentPassword hint={settings.otherEmailHint} />}
      <Failure error={change.error} />
      {change.isSuccess && <Notice tone="good">{common.saved}</Notice>}
      <Button type="submit" disabled={change.isPending}>
        {common.save}
      </Button>
    </form>
  );
}
