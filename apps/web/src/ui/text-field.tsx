import { useId, type InputHTMLAttributes, type ReactNode } from 'react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  hint?: ReactNode;
}

/** An input with its label and, where given, a line that explains it. */
export function TextField({ label, hint, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="border-line bg-surface placeholder:text-soft/70 focus:border-accent w-full rounded-lg border px-3 py-2 text-sm shadow-xs"
        {...rest}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-soft mt-1 text-xs">
          {hint}
        </p>
      )}
    </div>
  );
}
