/** Who the stories tell of most, by slug. */
export const nordhavn = 'nordhavn-provisions'
export const lakeshore = 'lakeshore-mercantile'
export const porto = 'almarinho-trading-house'
export const seoul = 'haneul-cosmetics-lab'
export const maasbrug = 'maasbrug-forwarding'
export const alster = 'alster-freight'
export const harbourgate = 'harbourgate-customs-brokers'
