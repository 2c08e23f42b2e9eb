import { expect, test } from 'vitest';
import { answerName, answerOf, confirmFigures, sameSum } from './confirm-figures.ts';

test('only confirmed figures are used, and only in fields of the form', () => {
  const values = confirmFigures({
    primiti: '',
    termen: '30 zile',
    text: 'tot contractul',
    pas: 'confirma',
    [answerName(0)]: answerOf({ primiti: '1500', 'suma-contract': '1500' }),
    [answerName(1)]: '',
    [answerName(2)]: 'website=x&dae=60,1',
  });
  expect(values).toEqual({ primiti: '1500', 'suma-contract': '1500', termen: '30 zile', dae: '60,1' });
});

test('separately paid fees are added, and their names are listed together', () => {
  const values = confirmFigures({
    comisioane: '9',
    [answerName(0)]: answerOf({ 'nume-comisioane': 'analiză dosar', comisioane: '75,50' }),
    [answerName(1)]: answerOf({ 'nume-comisioane': 'comision unic', comisioane: '10' }),
  });
  expect(values).toEqual({ comisioane: '85,5', 'nume-comisioane': 'analiză dosar, comision unic' });
});

test('a contract amount equal to the received one follows its correction', () => {
  expect(confirmFigures({ primiti: '1 600', [sameSum.name]: sameSum.yes })).toEqual({
    primiti: '1 600',
    'suma-contract': '1 600',
  });
});
