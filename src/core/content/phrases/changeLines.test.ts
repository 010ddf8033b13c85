import { changeFacts as english } from '../messages/booking/changeFacts.en';
import { changeFacts as spanish } from '../messages/booking/changeFacts.es';
import { common as commonEn } from '../messages/site/common.en';
import { common as commonEs } from '../messages/site/common.es';
import { changeLines } from './changeLines';

it.each([
  [{ common: commonEn, changeFacts: english }, 'Outbound: Now operated by SkyWest, Envoy Air.'],
  [{ common: commonEs, changeFacts: spanish }, 'Salida: Ahora operado por SkyWest, Envoy Air.'],
])('says who flies it now, in both languages', (words, line) => {
  const fact = { kind: 'operator', place: 0, airlines: ['SkyWest', 'Envoy Air'] } as const;
  expect(changeLines(words, { before: [], airports: {} }, [fact])).toEqual([line]);
});
