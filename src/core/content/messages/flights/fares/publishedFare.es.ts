/** What a published fare is, in the one sentence that list, questions and fee page share (fare-model.24). */
export const publishedFare =
  'La tarifa publicada es el precio de hoy de la propia aerolínea para un adulto en el mismo vuelo, con impuestos y sin nuestro cargo. Solo la mostramos cuando nuestro precio, con el cargo incluido, es más bajo.';
