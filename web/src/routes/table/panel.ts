/** What can lie over the felt. */
export type Panel = 'rules' | 'sheet' | 'log' | 'menu' | 'help' | 'leave'
