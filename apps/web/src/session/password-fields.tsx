import type { ComponentProps } from 'react';
import { TextField } from '../ui/text-field';
import { WORDS } from '../words/words';

/** As the service asks for them. */
export const PASSWORD_MIN = 15;
const PASSWORD_MAX = 128;

type PasswordFieldProps = Pick<ComponentProps<typeof TextField>, 'hint' | 'autoFocus'> & { label?: string; name?: string };

/** What proves that it is its owner who asks. */
export const CurrentPassword = (props: PasswordFieldProps) => (
  <TextField
    label={WORDS.common.currentPassword}
    name="currentPassword"
    type="password"
    autoComplete="current-password"
    maxLength={PASSWORD_MAX}
    required
    {...props}
  />
);

/** A password that is chosen. */
export const NewPassword = (props: PasswordFieldProps) => (
  <TextField
    label={WORDS.common.newPassword}
    name="newPassword"
    type="password"
    autoComplete="new-password"
    minLength={PASSWORD_MIN}
    maxLength={PASSWORD_MAX}
    required
    {...props}
  />
);
