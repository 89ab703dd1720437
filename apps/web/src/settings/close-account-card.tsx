import { useState, type FormEvent } from 'react';
import { useCloseAccount, type Account } from '../session/session';
import { CurrentPassword } from '../session/password-fields';
import { Button } from '../ui/button';
import { Failure } from '../ui/notice';
import { SettingCard } from '../ui/setting-card';
import { TextField } from '../ui/text-field';
import { WORDS } from '../words/words';

const { settings } = WORDS;

/** Ends the account; asks for its address and its password, as there is no way back. */
export function CloseAccountCard({ account: { email } }: { account: Account }) {
  const close = useCloseAccount();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    close.mutate(String(new FormData(event.currentTarget).get('currentPassword')));
  };
  return (
    <SettingCard title={settings.closing} hint={settings.closingHint}>
      <form onSubmit={submit} aria-label={settings.closing} className="space-y-3">
        <TextField
          label={settings.typeToConfirm(email)}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <CurrentPassword label={settings.accountPassword} />
        <Failure error={close.error} />
        <Button type="submit" look="danger" className="border-current!" disabled={typed.trim().toLowerCase() !== email || close.isPending}>
          {settings.closeForGood}
        </Button>
      </form>
    </SettingCard>
  );
}
