import { loadEmailCheck } from './emailCheck';

it.each([
  ['bob@gmial.con', 'bob@gmail.com'],
  ['bob@gmail.co', 'bob@gmail.com'],
  ['bob@hotmial.con', 'bob@hotmail.com'],
  ['bob@gmail.con', 'bob@gmail.com'],
  ['bob@gmai.com', 'bob@gmail.com'],
  ['bob@gamil.com', 'bob@gmail.com'],
  ['Bob.Smith+air@hotmial.com', 'Bob.Smith+air@hotmail.com'],
  ['ana@yahooo.com', 'ana@yahoo.com'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@iclod.com', 'ana@icloud.com'],
  ['josé@gmail.com', 'jose@gmail.com'],
  ['muñoz@gmial.com', 'munoz@gmail.com'],
  ['jose@compañía.mx', 'jose@compania.mx'],
  ['bob@aol.con', 'bob@aol.com'],
  ['bob@msn.con', 'bob@msn.com'],
  ['www.bob@gmail.com', 'bob@gmail.com'],
])('%s was probably meant as %s', async (typed, meant) => {
  expect((await loadEmailCheck())(typed)).toBe(meant);
});

it.each([
  'bob@gmail.com',
  'bob@yahoo.com.mx',
  'bob@yahoo.es',
  'bob@hotmail.es',
  'bob@outlook.com.ar',
  'bob@live.com.mx',
  'bob@firma.pe',
  'bob@universidad.edu.mx',
  'bob@ibm.com',
  'bob@ibm.con',
  'bob@small.com',
  'bob@mac.com',
  'bob@aol.com',
  'bob@example.com',
  'bob@example.com.do',
  'bob@wingfare.test',
  'maria@gmx.de',
  'bob@correo.uy',
])('%s is not questioned', async (typed) => {
  expect((await loadEmailCheck())(typed)).toBeNull();
});
