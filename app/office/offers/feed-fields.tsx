import { Checkbox } from '#app/ui/checkbox.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { lenderPath } from '#domain/offers/lenders/lender-path.ts';
import { offerParts } from '#domain/offers/offer-parts.ts';
import type { OfferRecord } from '#domain/offers/offer.ts';
import { FormFold } from './form-fold.tsx';
import { OfferField, OfferLines } from './offer-field.tsx';

const lenderKinds = [
  { value: 'unknown', label: 'necunoscut' },
  { value: 'ifn', label: 'IFN (instituție financiară nebancară)' },
  { value: 'foreign-bank', label: 'bancă din alt stat' },
];

/** What identifies an offer, or begins a new one of `lender`, where it leads, and the feed's own fields. */
export function FeedFields({
  offer,
  lender,
}: {
  offer: OfferRecord | null;
  lender?: string | null | undefined;
}) {
  return (
    <>
      {offer === null && (
        <OfferField name="id" label="Identificator (offer_id)" hint="Nu se mai schimbă" value="" required />
      )}
      <OfferField name="header" label={offerParts.header} value={offer?.header} required />
      <OfferField
        name="slug"
        label={offerParts.slug}
        hint="De exemplu: creditor-nou"
        value={offer?.slug ?? lender}
        required
      />
      <Checkbox
        id="isActive"
        name="isActive"
        value="da"
        label={offerParts.isActive}
        defaultChecked={offer?.isActive ?? false}
      />
      <OfferField
        name="url"
        label={offerParts.url}
        hint="Începe cu https://; poate avea {click_id} și {sub1} până la {sub8}"
        value={offer?.url}
      />
      <OfferField
        name="lenderLink"
        label={offerParts.lenderLink}
        hint="De exemplu: /credit-nevoi-personale/creditor-nou/"
        value={offer ? offer.lenderLink : lender && lenderPath(lender)}
      />
      <SelectField
        id="lenderKind"
        name="lenderKind"
        label={offerParts.lenderKind}
        options={lenderKinds}
        defaultValue={offer?.lenderKind ?? 'unknown'}
      />
      <FormFold
        title="Câmpurile fluxului"
        isOpen={false}
        fields={['productType', 'stars', 'field2', 'field4', 'tags', 'asnef']}
      >
        <div className="office-stack">
          <OfferField
            name="productType"
            label={offerParts.productType}
            value={offer?.productType ?? 'loan'}
          />
          <OfferField name="stars" label={offerParts.stars} inputMode="decimal" value={offer?.stars} />
          <OfferField name="field2" label={offerParts.field2} value={offer?.field2} />
          <OfferField name="field4" label={offerParts.field4} value={offer?.field4} />
          <OfferLines
            name="tags"
            label={offerParts.tags}
            hint="Câte una pe rând"
            value={offer?.tags.join('\n')}
          />
          <Checkbox
            id="asnef"
            name="asnef"
            value="da"
            label={offerParts.asnef}
            defaultChecked={offer?.asnef ?? true}
          />
        </div>
      </FormFold>
    </>
  );
}
