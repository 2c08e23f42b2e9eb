import { memo } from 'react';
import { Button } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { ASK_FORM } from '#app/offers/shared/loan-request/ask-form.tsx';
import { joinWords } from '#app/offers/shared/offer/join-words.ts';
import type { LoanForm } from '#app/offers/shared/loan-request/use-loan-query.ts';
import './compare-tray.css';

type CompareTrayProps = {
  /** names of the chosen offers, as far as a script or the address knows them */
  names: readonly string[];
  edit: LoanForm['edit'];
};

/** Shows the offers chosen for comparison. Visible while a box is ticked, by style alone without scripts. */
export const CompareTray = memo(function CompareTray({ names, edit }: CompareTrayProps) {
  return (
    <section
      className={classNames('tray', names.length > 0 && 'tray-filled')}
      aria-label="Oferte alese pentru comparație"
    >
      <div className="wrap">
        <p>{names.length > 0 ? <b>{joinWords(names)}</b> : 'Comparați două până la patru oferte.'}</p>
        <div className="tray-act">
          <span className="needs-script">
            <Button kind="text" type="button" onClick={() => edit((params) => params.delete('compara'))}>
              Goliți
            </Button>
          </span>
          {names.length === 1 && <span className="tray-more">Mai alegeți o ofertă</span>}
          <span className={names.length < 2 ? 'tray-blind' : undefined}>
            <Button small form={ASK_FORM} formAction="/comparatie/">
              {names.length < 2 ? 'Comparați' : `Comparați ${names.length} oferte`}
            </Button>
          </span>
        </div>
      </div>
    </section>
  );
});
