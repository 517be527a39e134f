/** Icons that no table needs before its first card, as paths. */
export const MORE = {
  download: 'M12 4v11M8 11.5l4 4 4-4M5 20h14',
  key: 'M14.5 4a5.5 5.5 0 1 1-3.6 9.6L8 16.5H5.5V19H3v-3l6.4-6.4A5.5 5.5 0 0 1 14.5 4zM16 8h.01',
  leave: 'M14 4h5v16h-5M4 12h11M11 8l4 4-4 4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  screen: 'M3 5h18v11H3zM9 20h6M12 16v4',
  share: 'M12 15V4M8 7.5 12 4l4 3.5M5 13v6h14v-6',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  check: 'M5 12.5 10 17 19 7',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.5 20a7.5 7.5 0 0 1 15 0',
  gear: 'M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M5.6 18.4l2.2-2.2M16.2 7.8l2.2-2.2',
  cards: 'M8 4.500h10v13H8zM6 7 4 8l3.500 12.500 8-2',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M8 14h8',
  people:
    'M9 5.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM3.500 19a5.500 5.500 0 0 1 11 0M15.500 6a2.700 2.700 0 0 1 0 5.200M17 14a5 5 0 0 1 3.500 5',
}
