import { AIRPORT_PATTERN } from '#core/domain/places/airports';
import { labelOf } from '#core/domain/places/airportLabel';
import { createSuggest } from '#core/domain/places/suggest';
import { loadAirports } from './airportTable';

const table = loadAirports();
const suggest = createSuggest(table);
const codes = (text: string, limit = 10): string[] => suggest(text, limit).map((a) => a.code);

describe('suggestions', () => {
  test.each([
    ['lon', ['LHR', 'LGW', 'STN']],
    ['new', ['JFK', 'EWR', 'LGA']],
    ['los', ['LAX']],
    ['chi', ['ORD', 'MDW']],
    ['tok', ['HND', 'NRT']],
    ['par', ['CDG', 'ORY']],
    ['rom', ['FCO', 'CIA']],
    ['hhr', ['HHR']],
    ['hon', ['HNL']],
    ['nyc', ['JFK', 'EWR', 'LGA']],
    ['NYC', ['JFK', 'EWR', 'LGA']],
    ['são', ['GRU']],
    ['sao', ['GRU']],
    ['  SÃO  paulo ', ['GRU', 'CGH', 'VCP']],
    ['newyork', ['JFK', 'EWR', 'LGA']],
    ['new york  kennedy', ['JFK']],
    ['kennedy', ['JFK']],
    ['newark', ['EWR']],
    ['heathrow', ['LHR']],
    ['JFK - John F Kennedy', ['JFK']],
    ['zurich', ['ZRH']],
    ['LOS', ['LOS']],
    ['texas', ['DFW', 'IAH']],
  ])('%s begins with %j', (text, first) => {
    expect(codes(text).slice(0, first.length)).toEqual(first);
  });

  it('knows Hawaii by its state name', () => {
    expect(codes('haw', 3)).toContain('HNL');
    expect(codes('hawaii')[0]).toBe('HNL');
  });

  it.each(['', 'a', 'ny', '  n y ', '...', 'ß'])('gives nothing for %j: fewer than three letters', (text) => {
    expect(codes(text)).toEqual([]);
  });

  it('puts every exact code first', () => {
    expect(table.airports.filter((a) => codes(a.code, 1)[0] !== a.code)).toEqual([]);
  });
});

describe('the table', () => {
  it('has labels that match the airport pattern', () => {
    expect(table.airports.map(labelOf).filter((label) => !AIRPORT_PATTERN.test(label))).toEqual([]);
  });

  it('has unique codes, a city, a country and a zone this runtime knows for each airport', () => {
    expect(new Set(table.airports.map((a) => a.code)).size).toBe(table.airports.length);
    const countries = new Set(table.countries.map((c) => c.code));
    const zones = new Set(table.airports.map((a) => a.tz));
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('en-US', { timeZone: zone })).not.toThrow();
    expect(table.airports.filter((a) => a.city === '' || a.name === '' || !countries.has(a.country))).toEqual([]);
  });

  test.each([
    ['JFK', ['JFK']],
    ['NYC', ['JFK', 'EWR', 'LGA']],
    ['LON', ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN']],
    ['IST', ['IST']],
    ['ZZZ', []],
  ])('resolves %s to %j', (code, expected) => {
    expect(table.resolve(code).map((a) => a.code)).toEqual(expected);
  });

  test.each([
    ['LHR', 'LON', 'Europe/London'],
    ['PHX', 'PHX', 'America/Phoenix'],
    ['SAW', 'SAW', 'Europe/Istanbul'],
    ['BAH', 'BAH', 'Asia/Bahrain'],
  ])('%s belongs to %s and keeps the time of %s', (code, metro, tz) => {
    expect(table.get(code)).toMatchObject({ metro, tz });
  });
});
