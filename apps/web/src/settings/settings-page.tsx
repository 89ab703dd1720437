import type { FormEvent, ReactNode } from 'react';
import { useSession } from '../session/session';
import { Button, LinkButton } from '../ui/button';
import { Card } from '../ui/card';
import { Failure, Notice } from '../ui/notice';
import { TextField } from '../ui/text-field';
import { usePageTitle } from '../ui/use-page-title';
import { UsageCard } from '../usage/usage-card';
import { AccountCard } from './account-card';
import { CloseAccountCard } from './close-account-card';
import { ModelKeyCard } from './model-key-card';
import { useRetention, useReviewSetting } from './settings';

/** What the account uses, and how it wants its documents treated. */
export function SettingsPage() {
  usePageTitle('Usage and settings');
  const { data: account } = useSession();
  return (
    <div className="mx-auto max-w-2xl space-y-5 pt-2">
      <h1 className="text-xl font-semibold tracking-tight">Usage and settings</h1>
      <UsageCard />
      <ReviewCard />
      <RetentionCard />
      <ModelKeyCard />
      {account && <AccountCard account={account} />}
      <ArchiveCard />
      {account && <CloseAccountCard account={account} />}
    </div>
  );
}

/** It is written while it is read, and may be large: a plain download of the browser's. */
const ArchiveCard = () => (
  <Card title="Take everything along">
    <p className="text-soft mb-3 text-sm">
      Documents as you sent them, their tables with all corrections, and the settings of the account, as a ZIP.
    </p>
    <LinkButton href="/api/account/export" download>
      Download everything
    </LinkButton>
  </Card>
);

function ReviewCard() {
  const { setting, error, write } = useReviewSetting();
  return (
    <NumberCard
      title="What needs a person"
      label="Show me values less sure than, in per cent"
      hint="In our benchmarks, over all documents, at least nine of ten values that were 90 % sure were right; one kind of document may do better or worse. A higher line shows you more values. Failed checks and missing fields are always shown."
      {...{ min: 0, max: 100, error, isSaved: write.isSuccess, isBusy: write.isPending }}
      value={setting && Math.round(setting.threshold * 100)}
      onSave={(percent) => percent !== undefined && write.mutate({ threshold: percent / 100 })}
      isRequired
    />
  );
}

function RetentionCard() {
  const { setting, error, write } = useRetention();
  return (
    <NumberCard
      title="How long documents are kept"
      label="Days"
      hint="Older documents and their tables are removed for good within an hour, those that are here already included. Empty keeps them."
      {...{ min: 1, max: 3_650, error, isSaved: write.isSuccess, isBusy: write.isPending }}
      value={setting && (setting.retentionDays ?? undefined)}
      onSave={(days) => write.mutate({ retentionDays: days ?? null })}
    />
  );
}

interface NumberCardProps {
  title: string;
  label: string;
  hint: ReactNode;
  min: number;
  max: number;
  value: number | undefined;
  error: unknown;
  isSaved: boolean;
  isBusy: boolean;
  isRequired?: boolean;
  onSave: (value: number | undefined) => void;
}

function NumberCard({ title, label, hint, min, max, value, error, isSaved, isBusy, isRequired, onSave }: NumberCardProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('value'));
    onSave(text === '' ? undefined : Number(text));
  };
  return (
    <Card title={title}>
      <form onSubmit={submit} aria-label={title} className="space-y-3">
        <TextField
          key={value}
          {...{ label, hint, min, max }}
          name="value"
          type="number"
          step={1}
          defaultValue={value}
          required={isRequired}
        />
        <Failure error={error} />
        {isSaved && <Notice tone="good">Saved.</Notice>}
        <Button type="submit" disabled={isBusy}>
          Save
        </Button>
      </form>
    </Card>
  );
}
