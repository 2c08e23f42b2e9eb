import { writeLoanQuery } from '#domain/offers/loan-query.ts';
import type { LoanRequest } from '#domain/loan/loan-request.ts';
import { formatTerm } from '#domain/loan/format-term.ts';
import { Button } from '#app/ui/button.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { PostForm } from '#app/ui/post-form.tsx';
import { TextField } from '#app/ui/text-field.tsx';

type PriceAlertFoldProps = {
  /** of the lender's offer */
  slug: string;
  request: LoanRequest;
  /** its price for this request is known */
  isPriced: boolean;
  token: string;
};

/** Shows the form of /abonare/ for this lender's price alert alone. Its errors appear on that page. */
export function PriceAlertFold({ slug, request, isPriced, token }: PriceAlertFoldProps) {
  const loan = new URLSearchParams(writeLoanQuery({ request: { ...request, purpose: null } }));
  const amount = loan.get('suma') ?? '';
  loan.delete('suma');
  return (
    <section className="wrap" id="alerta-pret" aria-label="Alertă de preț">
      <Fold summary={isPriced ? 'Anunțați-mă când se schimbă prețul' : 'Anunțați-mă când apare prețul'}>
        <PostForm action="/abonare/" state={{ token, values: {}, problems: [] }}>
          <input type="hidden" name="pret" value="da" />
          <input type="hidden" name="creditor" value={slug} />
          {[...loan].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextField
            id="alerta-email"
            name="email"
            label="Adresa de e-mail"
            type="email"
            autoComplete="email"
          />
          <TextField
            id="alerta-suma"
            name="suma"
            label={`Suma, pe ${formatTerm(request.term)}`}
            unit="lei"
            inputMode="numeric"
            defaultValue={amount}
          />
          <TextField
            id="alerta-prag"
            name="prag"
            label="Numai dacă dați înapoi sub"
            hint={`Puteți lăsa gol: vă scriem la ${isPriced ? 'orice schimbare' : 'primul preț publicat'}.`}
            unit="lei"
            inputMode="decimal"
          />
          <p>
            <Button kind="line">Anunțați-mă</Button>
          </p>
          <p className="fine">
            Confirmați din e-mail. Vă scriem o singură dată, apoi alerta se încheie (
            <a href="/politica-de-confidentialitate/">cum păstrăm adresa</a>).
          </p>
        </PostForm>
      </Fold>
    </section>
  );
}
