import type { FormEvent } from 'react';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { ConfirmButton } from '../ui/confirm-button';
import { Failure } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { useForgetModelKey, useModelKey, useSetModelKey, type ModelKey, type NewModelKey } from './settings';

const PROVIDER_WORDS: Readonly<Record<ModelKey['provider'], string>> = {
  anthropic: 'Anthropic',
  openai: 'OpenAI',
  google: 'Google',
  'openai-compatible': 'Another that speaks as OpenAI does',
};

/** A model of the account's own, which reads documents where it is asked for. */
export function ModelKeyCard() {
  const { data, error } = useModelKey();
  const forget = useForgetModelKey();
  return (
    <Card title="Your own model" action={data && <Badge tone="accent">{data.useByDefault ? 'Used by default' : 'Used on request'}</Badge>}>
      <Failure error={error ?? forget.error} />
      {data ? (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <p className="mr-auto">
            {PROVIDER_WORDS[data.provider]}, <code className="font-mono text-xs">{data.model}</code>
          </p>
          <ConfirmButton label="Forget the key" confirmLabel="Forget for good" onConfirm={() => forget.mutate()} />
        </div>
      ) : (
        data === null && <ModelKeyForm />
      )}
    </Card>
  );
}

function ModelKeyForm() {
  const set = useSetModelKey();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '');
    set.mutate({
      provider: text('provider') as NewModelKey['provider'],
      model: text('model'),
      apiKey: text('apiKey'),
      ...(text('baseUrl') === '' ? {} : { baseUrl: text('baseUrl') }),
      useByDefault: form.has('useByDefault'),
    });
  };
  return (
    <form onSubmit={submit} aria-label="Your own model" className="space-y-3">
      <p className="text-soft text-sm">
        Documents sent with <code className="font-mono text-xs">engine=byok</code> are read by it, and checked as ours are.
      </p>
      <label className="block text-sm font-medium">
        <span className="mb-1 block">Provider</span>
        <select name="provider" className="border-line bg-surface block w-full rounded-lg border px-3 py-2 text-sm font-normal shadow-xs">
          {Object.entries(PROVIDER_WORDS).map(([provider, words]) => (
            <option key={provider} value={provider}>
              {words}
            </option>
          ))}
        </select>
      </label>
      <TextField label="Model" name="model" required maxLength={200} hint="Its name, as the provider writes it." />
      <TextField
        label="Key"
        name="apiKey"
        type="password"
        autoComplete="off"
        required
        maxLength={500}
        hint="Tried with one short call, kept sealed, and never shown again."
      />
      <TextField label="Address" name="baseUrl" type="url" hint="Only where the provider is not one of those named." />
      <label className="flex items-center gap-2 text-sm">
        <input type="checkbox" name="useByDefault" className="accent-accent size-4" />
        Read every document with it
      </label>
      <Failure error={set.error} />
      <Button type="submit" disabled={set.isPending}>
        {set.isPending ? 'Trying it' : 'Save'}
      </Button>
    </form>
  );
}
