import { useState } from 'react';
import { Button } from './button';

interface ConfirmButtonProps {
  label: string;
  /** What the second click does: `Revoke for good`. */
  confirmLabel: string;
  onConfirm: () => void;
  disabled?: boolean;
  /** Where it stands by itself, under a text. */
  isFramed?: boolean;
}

/** For what cannot be undone: asks once more, and forgets when attention goes elsewhere. */
export function ConfirmButton({ label, confirmLabel, onConfirm, disabled, isFramed = false }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  const press = () => {
    if (asking) onConfirm();
    setAsking(!asking);
  };
  return (
    <Button
      look="danger"
      className={`${asking ? 'bg-bad-soft' : ''} ${isFramed ? 'border-current!' : ''}`}
      onClick={press}
      onBlur={() => setAsking(false)}
      disabled={disabled}
    >
      {asking ? confirmLabel : label}
    </Button>
  );
}
