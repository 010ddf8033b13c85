import { isCut, ticketLetters, ticketName } from './ticketName';

it.each([
  ['Quiñones', 'QUINONES'],
  ['Müller', 'MUELLER'],
  ['Ärlig', 'AERLIG'],
  ['Sørensen', 'SOERENSEN'],
  ['Þórsdóttir', 'THORSDOTTIR'],
  ['Łukasz', 'LUKASZ'],
  ['Çelik', 'CELIK'],
  ['Işık', 'ISIK'],
  ['Groß', 'GROSS'],
  ['Ångström', 'AANGSTROEM'],
  ['Nguyễn', 'NGUYEN'],
  ['Jose\u0301', 'JOSE'],
  ['Ædelstein-Œuvre', 'AEDELSTEIN OEUVRE'],
  ['O’Brien', 'OBRIEN'],
  ["D'Arcy Jr.", 'DARCY JR'],
  ['Anne-Marie', 'ANNE MARIE'],
  ['Anne‑Marie', 'ANNE MARIE'],
  ['Anne–Marie', 'ANNE MARIE'],
  ['Kaʻaihue', 'KAAIHUE'],
  ['ʻĀkaka', 'AKAKA'],
  ['‘Akau', 'AKAU'],
  ['’s-Gravesande', 'S GRAVESANDE'],
  ['Nuʼman', 'NUMAN'],
  ['D`Angelo', 'DANGELO'],
  ['O′Neil', 'ONEIL'],
  ['O＇Neil', 'ONEIL'],
  ['Anna－Maria', 'ANNA MARIA'],
  ['Jean−Luc', 'JEAN LUC'],
  ['Gal·la', 'GALLA'],
  ['J. R.', 'J R'],
  ['Đorđe', 'DORDE'],
  ['Guðrún', 'GUDRUN'],
  ['Əliyev', 'ELIYEV'],
  ['Għaxaq', 'GHAXAQ'],
  ['Ĳsbrand', 'IJSBRAND'],
  ['Inuĸ', 'INUQ'],
  ['Paraŀlel', 'PARALLEL'],
  ['Ŋaio', 'NAIO'],
  ['Ŧuomas', 'TUOMAS'],
  ['Anne-Marie-Louise', 'ANNE MARIE LOUISE'],
  ["D'Arcy-O'Neil", 'DARCY ONEIL'],
  ['Иванов', null],
  ['山田', null],
  ['محمد', null],
])('%s is written %s (ICAO 9303-3)', (typed, written) => {
  expect(ticketLetters(typed)).toBe(written);
});

const named = (firstName: string, middleName: string, lastName: string) => ({ firstName, middleName, lastName });

it.each([
  ['both given names where they fit', named('María', 'Luz', 'Quiñones'), 'MARIA LUZ', 'QUINONES', false],
  [
    'exactly twenty letters',
    named('Maximilian', 'Alexander', 'Abcdefghijklmnopqrst'),
    'MAXIMILIAN ALEXANDER',
    'ABCDEFGHIJKLMNOPQRST',
    false,
  ],
  ['an initial where the middle name is too long', named('Maximilian', 'Alexandera', 'Roe'), 'MAXIMILIAN A', 'ROE', true],
  ['no middle name where not even that fits', named('Maximilianalexander', 'Bo', 'Roe'), 'MAXIMILIANALEXANDER', 'ROE', true],
  [
    'the first twenty letters of a longer name',
    named('Abcdefghijklmnopqrstuvw', '', 'Müller-Schwarzenbergstein'),
    'ABCDEFGHIJKLMNOPQRST',
    'MUELLER SCHWARZENBER',
    true,
  ],
])('the ticket says %s', (_, person, given, family, isShorter) => {
  expect(ticketName(person)).toEqual({ given, family });
  expect(isCut(person)).toBe(isShorter);
});

it.each([named('Мария', '', 'Roe'), named('Maria', '路', 'Roe'), named('Maria', '', '-')])('no ticket name of %j', (person) => {
  expect(ticketName(person)).toBeNull();
});
