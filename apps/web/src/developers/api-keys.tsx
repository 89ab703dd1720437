import type { Scope } from '@gridline/contracts';
import type { FormEvent } from 'react';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { ago, atTime } from '../ui/moments';
import { Loading } from '../ui/loading';
import { FailedReading, Failure } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { WORDS } from '../words/words';
import { useApiKeys, useMakeKey, useRevokeKey, type ApiKey } from './keys';
import { SecretOnce } from './secret-once';
import { showSecret, useShownSecret } from './shown-secret';

const { developers } = WORDS;

const ALL_SCOPES = Object.keys(developers.scopes) as Scope[];
const ALL_LIVES = ['', '30', '90', '365'] as const;

/** Makes, lists and revokes keys. */
export function ApiKeys() {
  const make = useMakeKey();
  const key = useShownSecret('key');
  return (
    <>
      <NewKeyForm isBusy={make.isPending} onMake={make.mutateAsync} />
      <div className="mt-3">
        <Failure error={make.error} />
      </div>
      {key && <SecretOnce what={developers.apiKey} secret={key} onDone={() => showSecret('key', undefined)} example={curlWith(key)} />}
      <KeyList />
    </>
  );
}

/** Ready to be pasted into a terminal. */
const curlWith = (key: string): string => `curl -H "X-API-Key: ${key}" -F file=@invoice.pdf ${window.location.origin}/api/v1/infer`;

function NewKeyForm({ isBusy, onMake }: { isBusy: boolean; onMake: ReturnType<typeof useMakeKey>['mutateAsync'] }) {
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formElement = event.currentTarget;
    await onMake(wantedKey(new FormData(formElement))).then(
      () => formElement.reset(),
      () => undefined, // shown by whoever owns the mutation
    );
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label={developers.newKey} className="border-line bg-surface rounded-xl border p-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={developers.keyName}
          name="name"
          placeholder={developers.keyNameExample}
          required
          maxLength={100}
          className="min-w-48 flex-1"
        />
        <LifeChoice />
        <Button type="submit" look="primary" className="py-2" disabled={isBusy}>
          {developers.createKey}
        </Button>
      </div>
      <ScopeChoice />
    </form>
  );
}

function wantedKey(form: FormData) {
  const days = String(form.get('days'));
  return {
    name: String(form.get('name')),
    scopes: form.getAll('scope') as Scope[],
    ...(days === '' ? {} : { expiresInDays: Number(days) }),
  };
}

const LifeChoice = () => (
  <label className="text-sm font-medium">
    <span className="mb-1 block">{developers.expires}</span>
    <select name="days" className="border-line bg-surface block h-[2.375rem] rounded-lg border px-3 text-sm font-normal shadow-xs">
      {ALL_LIVES.map((days) => (
        <option key={days} value={days}>
          {developers.lives[days]}
        </option>
      ))}
    </select>
  </label>
);

const ScopeChoice = () => (
  <fieldset className="mt-3">
    <legend className="sr-only">{developers.mayDo}</legend>
    <div className="flex flex-wrap gap-x-5 gap-y-1.5">
      {ALL_SCOPES.map((scope) => (
        <label key={scope} className="text-soft flex items-center gap-1.5 text-sm">
          <input type="checkbox" name="scope" value={scope} defaultChecked className="accent-accent size-4" />
          {developers.scopes[scope]}
        </label>
      ))}
    </div>
  </fieldset>
);

function KeyList() {
  const reading = useApiKeys();
  const { data, error } = reading;
  const revoke = useRevokeKey();
  return (
    <section aria-label={developers.keys} className="mt-5 space-y-2">
      <Failure error={revoke.error} />
      <FailedReading reading={reading} />
      {!data && !error && <Loading />}
      {data?.data.length === 0 && <p className="text-soft py-4 text-center text-sm">{developers.noKeys}</p>}
      {data?.data.map((key) => (
        <KeyLine key={key.id} apiKey={key} onRevoke={() => revoke.mutate(key.id)} isBusy={revoke.isPending} />
      ))}
    </section>
  );
}

const KeyLine = ({ apiKey, onRevoke, isBusy }: { apiKey: ApiKey; onRevoke: () => void; isBusy: boolean }) => (
  <article aria-label={apiKey.name} className="border-line bg-surface flex items-center gap-3 rounded-xl border px-4 py-3">
    <div className="min-w-0 flex-1">
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
        <bdi>{apiKey.name}</bdi>
        <code className="text-soft font-mono text-xs">{apiKey.hint}</code>
      </p>
      <p className="text-soft mt-0.5 text-xs">
        {developers.made(ago(apiKey.createdAt))}
        {apiKey.lastUsedAt ? developers.lastUsed(ago(apiKey.lastUsedAt)) : developers.neverUsed}
        {apiKey.expiresAt && developers.expiresAt(atTime(apiKey.expiresAt))}
      </p>
      {apiKey.scopes.length < ALL_SCOPES.length && (
        <p className="mt-1 flex flex-wrap gap-1">
          {apiKey.scopes.map((scope) => (
            <Badge key={scope}>{developers.scopes[scope]}</Badge>
          ))}
        </p>
      )}
    </div>
    <ConfirmButton label={developers.revoke} confirmLabel={developers.revokeForGood} onConfirm={onRevoke} disabled={isBusy} />
  </article>
);
