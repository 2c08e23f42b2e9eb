import { expect, test } from 'vitest';
import { readCalculatorQuery } from './calculator-query.ts';
import { typedCalculator } from './typed-calculator.ts';

function typedOf(search: string) {
  const params = new URLSearchParams(search);
  const query = readCalculatorQuery(params);
  return typedCalculator(params, query, query.errors);
}

test('a readable value is shown in its normalised form', () => {
  expect(typedOf('suma=12500&dobanda=8.25&comision=150&perioada=30&unitate=zile')).toMatchObject({
    suma: '12\u00a0500',
    dobanda: '8,25',
    comision: '150',
    perioada: '30',
    unitate: 'zile',
    plata: 'final',
  });
});

test('an amount with bani shows both of their digits', () => {
  expect(typedOf('suma=8500.5&venit=4000,75')).toMatchObject({
    suma: '8\u00a0500,50',
    venit: '4\u00a0000,75',
  });
});

test('an unreadable value stays as typed', () => {
  expect(typedOf('suma=două mii&dobanda=8')).toMatchObject({ suma: 'două mii', dobanda: '8' });
});

test('optional fields stay empty', () => {
  expect(typedOf('suma=5000&comision=&dobanda2=10')).toMatchObject({
    comision: '',
    anticipat: '',
    efect: 'perioada',
    suma2: '',
    dobanda2: '10',
    plata2: '',
    pe2: 'an',
    unitate2: 'luni',
  });
});
