import type { FormEvent } from 'react';
import { useSession } from '../session/session';
import { Button, PlainLink } from '../ui/button';
import { Loading } from '../ui/loading';
import { FailedReading, Failure, Notice, type Reading } from '../ui/notice';
import { SettingCard } from '../ui/setting-card';
import { TextField } from '../ui/text-field';
import { usePageTitle } from '../ui/use-page-title';
import { WORDS } from '../words/words';
import { AccountCard } from './account-card';
import { CloseAccountCard } from './close-account-card';
import { ModelKeyCard } from './model-key-card';
import { useRetention, useReviewSetting } from './settings';

const { common, settings } = WORDS;

/** How the account wants its documents treated, and the account itself. */
export function SettingsPage() {
  usePageTitle(settings.title);
  const { data: account } = useSession();
  return (
    <div className="mx-auto max-w-4xl space-y-5 pt-2">
      <h1 className="text-xl font-semibold tracking-tight">{settings.title}</h1>
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
  <SettingCard title={settings.archive} hint={settings.archiveHint}>
    <PlainLink href="/api/account/export" download>
      {settings.archiveButton}
    </PlainLink>
  </SettingCard>
);

function ReviewCard() {
  const { setting, reading, write } = useReviewSetting();
  return (
    <NumberCard
      title={settings.review}
      label={settings.reviewLabel}
      hint={settings.reviewHint}
      unit={settings.percent}
      {...{ min: 0, max: 100, reading, error: write.error, isSaved: write.isSuccess, isBusy: write.isPending }}
      value={setting && Math.round(setting.threshold * 100)}
      isRead={setting !== undefined}
      onSave={(percent) => percent !== undefined && write.mutate({ threshold: percent / 100 })}
      isRequired
    />
  );
}

function RetentionCard() {
  const { setting, reading, write } = useRetention();
  return (
    <NumberCard
      title={settings.retention}
      label={settings.retentionLabel}
      hint={settings.retentionHint}
      unit={settings.days}
      {...{ min: 1, max: 3_650, reading, error: write.error, isSaved: write.isSuccess, isBusy: write.isPending }}
      value={setting && (setting.retentionDays ?? undefined)}
      isRead={setting !== undefined}
      onSave={(days) => write.mutate({ retentionDays: days ?? null })}
    />
  );
}

interface NumberCardProps {
  title: string;
  label: string;
  hint: string;
  unit: string;
  min: number;
  max: number;
  value: number | undefined;
  /** Before, nothing can be set: what is there would be taken for nothing. */
  isRead: boolean;
  reading: Reading;
  /** Of saving. */
  error: unknown;
  isSaved: boolean;
  isBusy: boolean;
  isRequired?: boolean;
  onSave: (value: number | undefined) => void;
}

function NumberCard(props: NumberCardProps) {
  const { title, hint, isRead, reading, error, isSaved, onSave } = props;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('value'));
    onSave(text === '' ? undefined : Number(text));
  };
  return (
    <SettingCard title={title} hint={hint}>
      <form onSubmit={submit} aria-label={title} className="space-y-3">
        {!isRead && !reading.error && <Loading />}
        {isRead && <NumberField key={props.value} {...props} />}
        <Failure error={error} />
        <FailedReading reading={reading} />
        {isSaved && <Notice tone="good">{common.saved}</Notice>}
      </form>
    </SettingCard>
  );
}

const NumberField = ({ label, min, max, unit, value, isRequired, isBusy }: NumberCardProps) => (
  <TextField
    {...{ label, min, max, unit }}
    name="value"
    type="number"
    step={1}
    defaultValue={value}
    required={isRequired}
    inputClass="w-24"
    action={
      <Button type="submit" className="ml-2 py-2" disabled={isBusy}>
        {common.save}
      </Button>
    }
  />
);
