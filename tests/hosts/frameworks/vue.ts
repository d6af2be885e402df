import { createApp } from "vue/dist/vue.esm-bundler.js";
import "bia-contact-td/define";

/** A page of Vue 3: properties from its state, events into it. */
const page = createApp({
  data: () => ({
    apiBase: document.documentElement.dataset.campaign,
    constituency: null as string | null,
    provider: "outlook" as string | null,
    heard: [] as string[],
  }),
  template: `
    <h1>Vue</h1>
    <button type="button" @click="constituency = 'Clare'">Our constituency</button>
    <button type="button" @click="provider = null">Any mail</button>
    <bia-contact-td
      :api-base="apiBase"
      :provider="provider"
      :constituency="constituency"
      @bia-lookup="heard.push('lookup of ' + $event.detail.count)"
      @bia-compose="heard.push('compose by ' + $event.detail.provider)"
    ></bia-contact-td>
    <output>{{ heard.join(", ") }}</output>`,
});
page.config.compilerOptions.isCustomElement = (tag) => tag === "bia-contact-td";
page.mount(document.body);
