import { TextField } from '#app/ui/text-field.tsx';

/** The secret that signs POST postbacks, ready to be copied. */
export function SecretField({ id, secret }: { id: string; secret: string }) {
  return (
    <div role="status" className="office-stack">
      <TextField
        id={id}
        name="secret"
        label="Cheia semnăturii"
        hint="Copiați-o acum: nu o mai arătăm. Cu ea, biblioteca „standardwebhooks” verifică ce trimitem."
        value={secret}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}
