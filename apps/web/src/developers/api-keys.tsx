import type { Scope } from '@gridline/contracts';
import type { FormEvent } from 'react';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { ConfirmButton } from '../ui/confirm-button';
import { ago, atTime } from '../ui/moments';
import { Failure } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { SCOPE_WORDS, useApiKeys, useMakeKey, useRevokeKey, type ApiKey } from './keys';
import { SecretOnce } from './secret-once';
import { showSecret, useShownSecret } from './shown-secret';

const ALL_SCOPES = Object.keys(SCOPE_WORDS) as Scope[];

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
      {key && <SecretOnce what="API key" secret={key} onDone={() => showSecret('key', undefined)} example={curlWith(key)} />}
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
    const form = new FormData(formElement);
    const days = String(form.get('days'));
    await onMake({
      name: String(form.get('name')),
      scopes: form.getAll('scope') as Scope[],
      ...(days === '' ? {} : { expiresInDays: Number(days) }),
    }).then(
      () => formElement.reset(),
      () => undefined, // shown by whoever owns the mutation
    );
  };
  return (
    <form onSubmit={(event) => void submit(event)} aria-label="New API key" className="border-line bg-surface rounded-xl border p-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField label="Name of the key" name="name" placeholder="Nightly import" required maxLength={100} className="min-w-48 flex-1" />
        <label className="text-sm font-medium">
          <span className="mb-1 block">Expires</span>
          <select name="days" className="border-line bg-surface block h-[2.375rem] rounded-lg border px-3 text-sm font-normal shadow-xs">
            <option value="">Never</option>
            <option value="30">In 30 days</option>
            <option value="90">In 90 days</option>
            <option value="365">In a year</option>
          </select>
        </label>
        <Button type="submit" look="primary" className="py-2" disabled={isBusy}>
          Create key
        </Button>
      </div>
      <fieldset className="mt-3">
        <legend className="sr-only">What the key may do</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-1.5">
          {ALL_SCOPES.map((scope) => (
            <label key={scope} className="text-soft flex items-center gap-1.5 text-sm">
              <input type="checkbox" name="scope" value={scope} defaultChecked className="accent-accent size-4" />
              {SCOPE_WORDS[scope]}
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

function KeyList() {
  const { data, error } = useApiKeys();
  const revoke = useRevokeKey();
  return (
    <section aria-label="API keys" className="mt-5 space-y-2">
      <Failure error={error ?? revoke.error} />
      {data?.data.length === 0 && <p className="text-soft py-4 text-center text-sm">No keys yet.</p>}
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
        {apiKey.name}
        <code className="text-soft font-mono text-xs">{apiKey.hint}</code>
      </p>
      <p className="text-soft mt-0.5 text-xs">
        Made {ago(apiKey.createdAt)}
        {apiKey.lastUsedAt ? `, last used ${ago(apiKey.lastUsedAt)}` : ', never used'}
        {apiKey.expiresAt && `, expires ${atTime(apiKey.expiresAt)}`}
      </p>
      {apiKey.scopes.length < ALL_SCOPES.length && (
        <p className="mt-1 flex flex-wrap gap-1">
          {apiKey.scopes.map((scope) => (
            <Badge key={scope}>{SCOPE_WORDS[scope]}</Badge>
          ))}
        </p>
      )}
    </div>
    <ConfirmButton label="Revoke" confirmLabel="Revoke for good" onConfirm={onRevoke} disabled={isBusy} />
  </article>
);
