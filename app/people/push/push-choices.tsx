import { pushTopicNames, pushTopics } from '#domain/people/push/push-topics.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import './push-choices.css';

/**
 * Shows the form that starts, changes and stops notifications in this browser. Permission is requested only after a press on it.
 */
export function PushChoices() {
  return (
    <section className="push-choices" data-push-state="" aria-labelledby="notificari-titlu">
      <h2 id="notificari-titlu">În acest browser</h2>
      <p className="push-no-script">
        Notificările au nevoie de JavaScript. Noutățile sunt și în <a href="/blog/rss.xml">fluxul RSS</a>.
      </p>
      <p className="push-unsupported">
        Acest browser nu poate primi notificări. Pe iPhone și iPad merg numai după ce{' '}
        <a href="/instalare/">puneți site-ul pe ecran</a>.
      </p>
      <p className="push-denied">
        Ați blocat notificările acestui site. Le permiteți din setările browserului.
      </p>
      <p className="push-off">Notificările sunt oprite.</p>
      <p className="push-unknown">
        Nu știm dacă notificările sunt pornite: site-ul nu răspunde. Verificați legătura la internet.
      </p>
      <p className="push-on">Notificările sunt pornite pentru temele bifate.</p>
      <form className="push-form" data-push="">
        <fieldset>
          <legend>Despre ce să vă anunțăm?</legend>
          {pushTopics.map((topic) => (
            <Checkbox
              key={topic}
              id={`tema-${topic}`}
              name="tema"
              value={topic}
              label={pushTopicNames[topic]}
            />
          ))}
        </fieldset>
        <p className="push-buttons">
          <Button value="porniti">Anunțați-mă</Button>
          <Button className="push-on" kind="line" value="opriti">
            Opriți toate notificările
          </Button>
        </p>
      </form>
    </section>
  );
}
