import { createApp } from "vue/dist/vue.esm-bundler.js";
import "bia-contact-td/define";

const page = createApp({
  data: () => ({
    apiBase: document.documentElement.dataset.campaign,
    constituency: null as string | null,
    provider: "outlook" as string | null,
    events: [] as string[],
  }),
  template: `
    <h1>Vue</h1>
    <button type="button" @click="constituency = 'Clare'">Choose Clare</button>
    <button type="button" @click="provider = null">Remove provider</button>
    <bia-contact-td
      :api-base="apiBase"
      :provider="provider"
      :constituency="constituency"
      @bia-lookup="events.push('lookup: ' + $event.detail.count)"
      @bia-compose="events.push('compose: ' + $event.detail.provider)"
    ></bia-contact-td>
    <output>{{ events.join(", ") }}</output>`,
});
page.config.compilerOptions.isCustomElement = (tag) => tag === "bia-contact-td";
page.mount(document.body);
