import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { i18n } from './lib/i18n/i18n.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')
await i18n.ready()
mount(App, { target })
