import { TextField } from '#app/ui/text-field.tsx';

/** Shows a link to pass on, only once. */
export function OneTimeLink({ link }: { link: string }) {
  return (
    <TextField
      id="one-time-link"
      name="link"
      label="Linkul"
      hint="Trimiteți-l numai persoanei: merge o singură dată, timp de 48 de ore. Nu îl mai puteți vedea după ce plecați de aici."
      value={link}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
