import { type ConsentPurpose, consentPurposes } from '#domain/law/consent/consent.ts';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import './consent-choices.css';

const purposes: Record<ConsentPurpose, { label: string; explained: string }> = {
  measurement: {
    label: 'Măsurarea vizitelor',
    explained:
      'Păstrăm pe dispozitiv două numere întâmplătoare, sursa vizitei și varianta de pagină pe care o vedeți. Așa aflăm ce pagini ajută și care nu.',
  },
  fingerprint: {
    label: 'Recunoașterea dispozitivului',
    explained:
      'Pornim un program care citește trăsături ale browserului. Ce află rămâne în pagină. În una din o mie de vizite, autorul lui, FingerprintJS, Inc., primește un semnal că a pornit.',
  },
};

/** Shows the choice by purpose of the cookie policy, where consent can be changed and withdrawn at any time. */
export function ConsentChoices() {
  return (
    <section className="consent-choices" id="alegere" aria-labelledby="alegere-titlu">
      <h2 id="alegere-titlu">Alegerea dumneavoastră</h2>
      {/* Screen readers announce it when an answer changes it. */}
      <div role="status">
        <p className="when-unasked">Nu ați ales încă. Până atunci nu păstrăm nimic pe dispozitiv.</p>
        <p className="when-refused">Ați refuzat. Pe dispozitiv păstrăm numai acest răspuns.</p>
        <p className="when-blocked">
          Browserul dumneavoastră nu păstrează cookie-uri de la acest site, așa că nu avem ce să vă întrebăm.
          Pe dispozitiv nu păstrăm nimic.
        </p>
        <p className="when-implied">
          Nu ați ales încă. În această țară măsurarea vizitelor este pornită până o opriți.
        </p>
        <p className="when-measurement">Ați permis măsurarea vizitelor.</p>
        <p className="when-fingerprint">Ați permis recunoașterea dispozitivului.</p>
      </div>
      <form method="post" action="/api/consent" data-consent="">
        <fieldset>
          <legend className="sr">Ce ne permiteți</legend>
          {consentPurposes.map((purpose) => (
            <div key={purpose}>
              <Checkbox
                id={`scop-${purpose}`}
                name="scop"
                value={purpose}
                label={<b>{purposes[purpose].label}</b>}
              />
              <p>{purposes[purpose].explained}</p>
            </div>
          ))}
        </fieldset>
        <input type="hidden" name="inapoi" value="/politica-de-cookies/" />
        <p className="consent-choices-buttons">
          <Button name="raspuns" value="alegere">
            Păstrați alegerea
          </Button>
          <Button kind="line" name="raspuns" value="refuz">
            Refuz
          </Button>
          <Button kind="line" name="raspuns" value="accept">
            Accept
          </Button>
        </p>
      </form>
    </section>
  );
}
