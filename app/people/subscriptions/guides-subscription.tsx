import { Band } from '#app/ui/band.tsx';
import { blank, cachedMarkup } from '#app/ui/cached-markup.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { TextField } from '#app/ui/text-field.tsx';

/** Shows the form of /abonare/ for new guides alone, below the guides. Its errors appear on that page. Never hydrated. */
export function GuidesSubscription({ token }: { token: string }) {
  const markup = cachedMarkup(GuidesSubscription, '', () => <Content token={blank('token')} />, { token });
  return <div dangerouslySetInnerHTML={{ __html: markup }} />;
}

function Content({ token }: { token: string }) {
  return (
    <Band
      id="abonare"
      title="Ghidurile noi, prin e-mail"
      intro="Cel mult un mesaj pe săptămână, numai când apare ceva. Se oprește dintr-o apăsare."
    >
      <PostForm action="/abonare/" state={{ token, values: {}, problems: [] }}>
        <TextField
          id="abonare-email"
          name="email"
          label="Adresa dumneavoastră de e-mail"
          type="email"
          autoComplete="email"
        />
        <Checkbox id="abonare-articole" name="articole" value="da" label="Vreau ghidurile noi prin e-mail" />
        <p>
          <Button kind="line">Abonați-mă</Button>
        </p>
        <p className="fine">
          Confirmați din e-mail. <a href="/abonare/">Alegeți și oferte noi sau o alertă de curs</a>.
        </p>
      </PostForm>
    </Band>
  );
}
