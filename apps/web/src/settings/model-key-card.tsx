import type { FormEvent } from 'react';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { Loading } from '../ui/loading';
import { FailedReading, Failure } from '../ui/notice';
import { SettingCard } from '../ui/setting-card';
import { TextField } from '../ui/text-field';
import { WORDS } from '../words/words';
import { useForgetModelKey, useModelKey, useSetModelKey, type NewModelKey } from './settings';

const { common, settings } = WORDS;

/** A model of the account's own, which reads documents where it is asked for. */
export function ModelKeyCard() {
  const reading = useModelKey();
  const { data, error } = reading;
  const forget = useForgetModelKey();
  return (
    <SettingCard
      title={settings.model}
      hint={<Hint />}
      action={data && <Badge tone="accent">{data.useByDefault ? settings.modelByDefault : settings.modelOnRequest}</Badge>}
    >
      {data === undefined && !error && <Loading />}
      <Failure error={forget.error} />
      <FailedReading reading={reading} />
      {data ? (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <p className="mr-auto">
            {settings.providers[data.provider]}, <code className="font-mono text-xs">{data.model}</code>
          </p>
          <ConfirmButton label={settings.forget} confirmLabel={settings.forgetForGood} onConfirm={() => forget.mutate()} />
        </div>
      ) : (
        data === null && <ModelKeyForm />
      )}
    </SettingCard>
  );
}

function Hint() {
  const [before, code, after] = settings.modelHint;
  return (
    <>
      {before}
      <code className="font-mono">{code}</code>
      {after}
    </>
  );
}

function ModelKeyForm() {
  const set = useSetModelKey();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    set.mutate(toModelKey(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={submit} aria-label={settings.model} className="space-y-3">
      <ProviderChoice />
      <TextField label={settings.modelName} name="model" required maxLength={200} hint={settings.modelNameHint} />
      <TextField
        label={settings.modelKey}
        name="apiKey"
        type="password"
        autoComplete="off"
        required
        maxLength={500}
        hint={settings.modelKeyHint}
      />
      <TextField label={settings.modelAddress} name="baseUrl" type="url" hint={settings.modelAddressHint} />
      <label className="flex items-center gap-2 text-sm">
        <input type="checkbox" name="useByDefault" className="accent-accent size-4" />
        {settings.everyDocument}
      </label>
      <Failure error={set.error} />
      <Button type="submit" disabled={set.isPending}>
        {set.isPending ? settings.trying : common.save}
      </Button>
    </form>
  );
}

function toModelKey(form: FormData): NewModelKey {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    provider: text('provider') as NewModelKey['provider'],
    model: text('model'),
    apiKey: text('apiKey'),
    ...(text('baseUrl') === '' ? {} : { baseUrl: text('baseUrl') }),
    useByDefault: form.has('useByDefault'),
  };
}

const ProviderChoice = () => (
  <label className="block text-sm font-medium">
    <span className="mb-1 block">{settings.provider}</span>
    <select name="provider" className="border-line bg-surface block w-full rounded-lg border px-3 py-2 text-sm font-normal shadow-xs">
      {Object.entries(settings.providers).map(([provider, words]) => (
        <option key={provider} value={provider}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
