import { TextField } from '#app/ui/text-field.tsx';

type Props = { id: string; address: string; hint: string };

/** The address to give away, ready to be copied. */
export function AddressField({ id, address, hint }: Props) {
  return (
    <TextField
      id={id}
      name="address"
      label="Adresa de dat creditorului"
      hint={hint}
      value={address}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
