import { useState } from 'react';
import { converterHref, type CurrencyPair } from '#domain/tools/rates/currency-pair.ts';
import { messageOf, valueOf } from '#domain/base/forms/read.ts';
import { readExchangeAmount } from '#domain/tools/rates/read-amount.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { TextField } from '#app/ui/text-field.tsx';
import { ConverterAnswer } from './converter-answer.tsx';
import type { ConverterData } from './converter-data.ts';
import { choicesOf } from './pair-quotes.ts';
import './converter.css';

/** Converts an amount of one currency to another: a GET form that also answers while the visitor types. */
export function Converter({ data }: { data: ConverterData }) {
  const path = data.bank ? `/convertor-valutar/${data.bank.slug}/` : '/convertor-valutar/';
  const [typed, setTyped] = useState(data.typed);
  const [pair, setPair] = useState(data.pair);
  // The last valid amount: the answer never disappears while the visitor types. None yet: the opened address is invalid.
  const [amount, setAmount] = useState(() => valueOf(readExchangeAmount(data.typed)));
  const error = messageOf(readExchangeAmount(typed));
  const options = choicesOf(data).map(({ code, one }) => ({
    value: code.toLowerCase(),
    label: `${code} – ${one}`,
  }));
  const choose = (side: keyof CurrencyPair, value: string) =>
    setPair({ ...pair, [side]: value.toUpperCase() });
  const swapped = { from: pair.to, to: pair.from };

  return (
    <div className="converter">
      <ConverterAnswer data={data} pair={pair} amount={amount} typed={typed} />
      <form className="converter-form" action={path} method="get" noValidate data-form="converter">
        <TextField
          id="suma"
          name="suma"
          label="Suma"
          inputMode="decimal"
          autoComplete="off"
          error={error}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            const value = valueOf(readExchangeAmount(target.value));
            if (value !== null) setAmount(value);
          }}
        />
        <SelectField
          id="din"
          name="din"
          label="Din"
          options={options}
          value={pair.from.toLowerCase()}
          onChange={({ target }) => choose('from', target.value)}
        />
        <SelectField
          id="in"
          name="in"
          label="În"
          options={options}
          value={pair.to.toLowerCase()}
          onChange={({ target }) => choose('to', target.value)}
        />
        <Button>Convertiți</Button>
        {pair.from !== pair.to && (
          <ButtonLink kind="line" href={converterHref({ pair: swapped, bank: data.bank, typed })}>
            Inversați
          </ButtonLink>
        )}
      </form>
    </div>
  );
}
