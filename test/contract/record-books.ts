/** Facts of finished seasons, which no refresh changes. A fork for another league replaces them. */
export const recordBooks = {
  champions: {
    2019: 'forge-fc',
    2020: 'forge-fc',
    2021: 'pacific-fc',
    2022: 'forge-fc',
    2023: 'forge-fc',
    2024: 'cavalry-fc',
    2025: 'atletico-ottawa',
  },
  table: { season: 2025, top: ['forge-fc 58', 'atletico-ottawa 56', 'cavalry-fc 42'] },
  final: { season: 2024, home: 'cavalry-fc', away: 'forge-fc', score: '2-1' },
} as const;
