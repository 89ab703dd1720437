import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
  /** What the number counts, behind it. */
  unit?: string;
  inputClass?: string;
  /** What stands beside the input. */
  action?: ReactNode;
}

/** An input with its label and, where given, a line that explains it. */
export function TextField({ label, hint, unit, className = '', inputClass = 'w-full', action, ...rest }: TextFieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, unit && `${id}-unit`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="flex items-center gap-2">
        <input
          id={id}
          aria-describedby={describedBy || undefined}
          className={`border-line bg-surface placeholder:text-soft/70 focus:border-accent min-w-0 rounded-lg border px-3 py-2 text-sm shadow-xs ${inputClass}`}
          {...rest}
        />
        {unit && (
          <span id={`${id}-unit`} className="text-soft text-sm">
            {unit}
          </span>
        )}
        {action}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-soft mt-1 text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}
